import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { INSTALL } from '#src/messages/install.ts';
import { watchInstallPrompt } from '#src/platform/pwa/install-prompt.ts';
import { renderApp, stopClock } from '#tests/support/render-app.tsx';
import { InstallOffer } from './install-offer.tsx';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-23T12:00:00+07:00');
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1';

const useAgent = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
const title = () => screen.queryByRole('heading', { name: INSTALL.offerTitle });

beforeEach(() => {
  localStorage.clear();
  useAgent(IPHONE);
  stopClock(NOW);
});

describe('the offer to install', () => {
  it('comes after a finished exercise, not before', () => {
    renderApp(<InstallOffer />);
    expect(title()).toBeNull();
    cleanup();
    renderApp(<InstallOffer finished />);
    expect(title()).toBeVisible();
    cleanup();
    renderApp(<InstallOffer />);
    expect(screen.getByRole('link', { name: INSTALL.how })).toHaveAttribute('href', '/cai-dat');
  });

  it('leaves its place to another offer, but not in the moment in which it is declined', () => {
    renderApp(<InstallOffer finished otherwise={<p>Nhắc mình</p>} />);
    expect(title()).toBeVisible();
    expect(screen.queryByText('Nhắc mình')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: INSTALL.later }));
    expect(screen.queryByText('Nhắc mình')).toBeNull();
    cleanup();
    renderApp(<InstallOffer finished otherwise={<p>Nhắc mình</p>} />);
    expect(screen.getByText('Nhắc mình')).toBeVisible();
  });

  it('stays away once declined, longer each time', () => {
    for (const days of [14, 60]) {
      renderApp(<InstallOffer finished />);
      fireEvent.click(screen.getByRole('button', { name: INSTALL.later }));
      expect(title()).toBeNull();
      cleanup();
      stopClock(Date.now() + (days - 1) * DAY);
      renderApp(<InstallOffer finished />);
      expect(title()).toBeNull();
      cleanup();
      stopClock(Date.now() + DAY);
    }
    renderApp(<InstallOffer finished />);
    expect(title()).toBeVisible();
  });

  it('uses the browser’s prompt where there is one; a refusal there counts', async () => {
    const prompt = vi.fn(async () => ({ outcome: 'dismissed' as const }));
    watchInstallPrompt();
    renderApp(<InstallOffer finished />);
    act(() => void dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
    fireEvent.click(screen.getByRole('button', { name: INSTALL.install }));
    await waitFor(() => expect(title()).toBeNull());
    expect(prompt).toHaveBeenCalledOnce();
    cleanup();
    renderApp(<InstallOffer finished />);
    expect(title()).toBeNull();
  });

  it('in another app’s browser asks to open the real one', () => {
    useAgent(`${IPHONE} Zalo iOS/511`);
    renderApp(<InstallOffer finished />);
    expect(screen.getByRole('heading', { name: INSTALL.inAppTitle('Zalo') })).toBeVisible();
    expect(screen.getByRole('link', { name: INSTALL.inAppHow })).toBeVisible();
  });

  it('is not made where nothing can be installed', () => {
    useAgent('Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0');
    renderApp(<InstallOffer finished />);
    expect(title()).toBeNull();
  });
});
