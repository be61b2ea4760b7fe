import { create } from 'zustand';

/** Chromium's event, missing from TypeScript's library. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const canPrompt = (event: Event): event is BeforeInstallPromptEvent => 'prompt' in event;

interface InstallState {
  prompt: BeforeInstallPromptEvent | null;
  installed: boolean;
}

/** Whether this is the installed app, or its window; older iOS says so in its own way. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

const useInstall = create<InstallState>(() => ({
  prompt: null,
  installed: isInstalled(),
}));

/** To be called before the first render: the browser fires the event only once. */
export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!canPrompt(event)) return;
    event.preventDefault();
    useInstall.setState({ prompt: event });
  });
  addEventListener('appinstalled', () => useInstall.setState({ prompt: null, installed: true }));
}

/** Asks the browser to install the app; possible once for each event. */
async function install(): Promise<boolean> {
  const { prompt } = useInstall.getState();
  if (!prompt) return false;
  useInstall.setState({ prompt: null });
  return (await prompt.prompt()).outcome === 'accepted';
}

export interface InstallPrompt {
  installed: boolean;
  /** Opens the browser's prompt; null if the browser offers none (Safari, Firefox, already installed). */
  install: (() => Promise<boolean>) | null;
}

export function useInstallPrompt(): InstallPrompt {
  const { prompt, installed } = useInstall();
  return { installed, install: prompt && !installed ? install : null };
}
