import type { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { AVATAR } from '#src/messages/profile.ts';
import { type Profile, profile } from '#src/shared/queries/profile.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { made } from '#tests/support/made.ts';
import { newQueryClient, renderApp } from '#tests/support/render-app.tsx';
import AccountPicture from './account-picture.tsx';
// Loaded here, so that no test waits for the lazy import.
import './avatar-dialog.tsx';
import { AvatarEditor } from './avatar-editor.tsx';

const URL_OF_PICTURE = '/media/avatars/AAAAAAAAAAAAAAAAAAAAAA.webp';
const plain = made(ENDPOINTS.account.getProfile.response, {
  id: '019aa000-0000-7000-8000-000000000001',
  full_name: 'Lê Thị Bình',
  phone_number: '0912345678',
  is_default_avatar: true,
  has_password: true,
});
const pictured: Profile = { ...plain, avatar_url: URL_OF_PICTURE, is_default_avatar: false };

const api = fakeApi();

function show(given: Profile): QueryClient {
  const client = newQueryClient();
  client.setQueryData(profile().queryKey, given);
  renderApp(
    <>
      <AvatarEditor profile={given} />
      <AccountPicture />
    </>,
    { client },
  );
  return client;
}

const pictures = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name }).at(-1) ?? document);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the picture', () => {
  it('is shown here and in the header', () => {
    show(pictured);
    expect(pictures()).toEqual([URL_OF_PICTURE, URL_OF_PICTURE]);
    expect(screen.getByAltText(AVATAR.alt).tagName).toBe('IMG');
  });

  it('is the default icon if there is none, with nothing to remove', () => {
    show(plain);
    expect(pictures()).toEqual([]);
    expect(screen.getByLabelText(AVATAR.alt).tagName).toBe('svg');
    expect(screen.queryByRole('button', { name: AVATAR.remove })).toBeNull();
  });

  it('is the default icon when it cannot be loaded', () => {
    show(pictured);
    for (const image of document.querySelectorAll('img')) fireEvent.error(image);
    expect(pictures()).toEqual([]);
    expect(document.querySelectorAll('svg.lucide-circle-user-round')).toHaveLength(2);
  });
});

describe('removing the picture', () => {
  it('asks for a confirmation, then applies everywhere', async () => {
    api.answer(ENDPOINTS.profile.updateAvatar, plain);
    api.answer(ENDPOINTS.account.getProfile, plain);
    const client = show(pictured);
    press(AVATAR.remove);
    await screen.findByText(AVATAR.removeText);
    expect(api.asked()).toEqual([]);
    press(AVATAR.remove);
    await waitFor(() => expect(screen.queryByText(AVATAR.removeText)).toBeNull());
    expect(api.callsOf(ENDPOINTS.profile.updateAvatar)).toMatchObject([{ query: { remove: 'yes' } }]);
    expect(client.getQueryData(profile().queryKey)).toMatchObject({ is_default_avatar: true });
  });

  it('reports that it needs the network, and stays open', async () => {
    api.noNetwork();
    show(pictured);
    press(AVATAR.remove);
    await screen.findByText(AVATAR.removeText);
    press(AVATAR.remove);
    await screen.findByText(AVATAR.removeNeedsNetwork);
    expect(pictures()).toContain(URL_OF_PICTURE);
  });
});

describe('a file that is not a picture', () => {
  it.each([
    ['photo.jpg', '', AVATAR.empty],
    ['IMG_0001.HEIC', 'ftypheic', AVATAR.heic],
    ['archive.png', 'PK', AVATAR.unreadable],
  ])('%s: says so, and lets another be picked', async (name, content, said) => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('EncodingError'));
    show(plain);
    const input = document.querySelector('input[type="file"]');
    if (!input) throw new Error('no file field');
    fireEvent.change(input, { target: { files: [new File([content], name)] } });
    await screen.findByText(said);
    expect(screen.getByRole('button', { name: AVATAR.another })).toBeVisible();
    expect(api.asked()).toEqual([]);
  });
});
