import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { INSTALL_PAGE } from '#src/features/install/messages/install-page.ts';
import { WELCOME } from '#src/features/install/messages/welcome.ts';
import { LATEST_RELEASE } from '#src/features/whats-new/content/latest-release.ts';
import { WHATS_NEW } from '#src/features/whats-new/messages/whats-new.ts';
import { announce } from '#src/platform/pwa/announce.ts';
import { dismissAnnouncement, useAnnouncement } from '#src/platform/pwa/announcement.ts';
import { holdUpdates } from '#src/platform/pwa/update.ts';
import { useAuthDialog } from '#src/platform/session/auth-dialog.ts';
import { renderApp, signIn } from '#tests/support/render-app.tsx';
import AnnouncementCard from './announcement-card.tsx';

function Announced() {
  const announcement = useAnnouncement(({ due }) => due);
  return announcement && <AnnouncementCard announcement={announcement} />;
}

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
const heading = (name: string) => screen.findByRole('heading', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  dismissAnnouncement();
});

describe('the first start of the installed app', () => {
  it('on an iPhone explains why to sign in again', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
    announce(LATEST_RELEASE, true);
    renderApp(<Announced />);
    expect(await heading(WELCOME.title)).toBeVisible();
    expect(screen.getByText(WELCOME.signInText)).toBeVisible();
    press(INSTALL_PAGE.signIn);
    expect(useAuthDialog.getState().asked).toBe('login');
    expect(screen.queryByRole('heading', { name: WELCOME.title })).toBeNull();
  });

  it('asks nothing of a learner who is signed in', async () => {
    signIn();
    announce(LATEST_RELEASE, true);
    renderApp(<Announced />);
    expect(await heading(WELCOME.title)).toBeVisible();
    expect(screen.queryByText(WELCOME.signInText)).toBeNull();
    press(WELCOME.begin);
    await waitFor(() => expect(localStorage.getItem('luyen.welcomed')).toBe('1'));
  });
});

describe('after an update', () => {
  beforeEach(() => localStorage.setItem('luyen.release', '2000-01-01'));

  it('the news are told once', async () => {
    announce(LATEST_RELEASE, false);
    renderApp(<Announced />);
    expect(await heading(WHATS_NEW.updated)).toBeVisible();
    expect(screen.getByRole('link', { name: WHATS_NEW.all })).toHaveAttribute('href', '/co-gi-moi');
    expect(localStorage.getItem('luyen.release')).toBe(LATEST_RELEASE);
  });

  it('they wait while something is being typed, and are not over other pages', async () => {
    announce(LATEST_RELEASE, false);
    const release = holdUpdates('unsaved input');
    renderApp(<Announced />);
    renderApp(<Announced />, { at: '/cho-gui' });
    expect(localStorage.getItem('luyen.release')).toBe('2000-01-01');
    act(release);
    expect(await heading(WHATS_NEW.updated)).toBeVisible();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });
});
