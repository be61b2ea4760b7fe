import { fireEvent, render, screen } from '@testing-library/react';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';

function Page({ defaultOpen }: { defaultOpen: boolean }) {
  const [open, setOpen] = useState(false);
  const [hasMenu, setHasMenu] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Bài khóa
      </button>
      <button type="button" onClick={() => setHasMenu(true)}>
        Thêm
      </button>
      {hasMenu && (
        <Menu
          defaultOpen={defaultOpen}
          trigger={<button type="button">Tài khoản</button>}
          entries={[{ label: 'Thông báo', icon: Bell, onSelect: () => setOpen(true) }]}
        />
      )}
      <Dialog open={open} title="Chưa có gì mới" onClose={() => setOpen(false)}>
        <a href="#all">Xem tất cả</a>
      </Dialog>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

function press(element: HTMLElement): void {
  element.focus();
  fireEvent.mouseDown(element);
  fireEvent.click(element);
}

async function closeDialog(): Promise<void> {
  const dialog = await screen.findByRole('dialog');
  await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
}

it.each([
  { defaultOpen: true, how: 'by the press that loaded it' },
  { defaultOpen: false, how: 'by its trigger' },
])('a dialog from a menu that was opened $how gives focus back to the trigger', async ({ defaultOpen }) => {
  render(<Page defaultOpen={defaultOpen} />);
  press(button('Bài khóa'));
  await closeDialog();
  expect(document.activeElement).toBe(button('Bài khóa'));

  fireEvent.click(button('Thêm'));
  if (!defaultOpen) press(button('Tài khoản'));
  press(await screen.findByRole('menuitem', { name: 'Thông báo' }));
  await closeDialog();
  await expect.poll(() => document.activeElement?.textContent).toBe('Tài khoản');
});
