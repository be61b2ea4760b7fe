import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AVATAR } from '#src/messages/profile.ts';
import { type Profile, profile } from '#src/shared/queries/profile.ts';
import AccountPicture from './account-picture.tsx';
// Loaded here, so that no test waits for it.
import './avatar-dialog.tsx';
import { AvatarEditor } from './avatar-editor.tsx';

const URL_OF_PICTURE = '/media/avatars/AAAAAAAAAAAAAAAAAAAAAA.webp';
const plain: Profile = {
  id: '019aa000-0000-7000-8000-000000000001',
  full_name: 'Lê Thị Bình',
  phone_number: '0912345678',
  email: null,
  avatar_url: null,
  is_default_avatar: true,
  address: null,
  birthday: null,
  has_password: true,
  target_band: null,
  exam_date: null,
  daily_minutes: null,
};
const pictured: Profile = { ...plain, avatar_url: URL_OF_PICTURE, is_default_avatar: false };

const answer = vi.fn<typeof fetch>();
const succeed = async (): Promise<Response> => Response.json({ message: '', data: plain, time_current: 1 });

function show(given: Profile): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  client.setQueryData(profile().queryKey, given);
  render(
    <QueryClientProvider client={client}>
      <AvatarEditor profile={given} />
      <AccountPicture />
    </QueryClientProvider>,
  );
  return client;
}

const pictures = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name }).at(-1) ?? document);

beforeEach(() => vi.stubGlobal('fetch', answer));
afterEach(() => {
  cleanup();
  answer.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the picture', () => {
  it('is shown here and in the header', () => {
    show(pictured);
    expect(pictures()).toEqual([URL_OF_PICTURE, URL_OF_PICTURE]);
    expect(screen.getByAltText(AVATAR.alt).tagName).toBe('IMG');
  });

  it('is the default icon without one, and there is nothing to remove', () => {
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

describe('removing it', () => {
  it('asks first, then is done everywhere', async () => {
    answer.mockImplementation(succeed);
    const client = show(pictured);
    press(AVATAR.remove);
    await screen.findByText(AVATAR.removeText);
    expect(answer).not.toHaveBeenCalled();
    press(AVATAR.remove);
    await waitFor(() => expect(screen.queryByText(AVATAR.removeText)).toBeNull());
    expect(answer.mock.calls.map(([url]) => String(url))).toEqual(['/api/update-avatar?remove=yes']);
    expect(client.getQueryData(profile().queryKey)).toMatchObject({ is_default_avatar: true });
  });

  it('says that it needs the network, and stays open', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    show(pictured);
    press(AVATAR.remove);
    await screen.findByText(AVATAR.removeText);
    press(AVATAR.remove);
    await screen.findByText(AVATAR.removeNeedsNetwork);
    expect(pictures()).toContain(URL_OF_PICTURE);
  });
});

describe('a file that is no picture', () => {
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
    expect(screen.getByRole('button', { name: AVATAR.another })).toBeDefined();
    expect(answer).not.toHaveBeenCalled();
  });
});
