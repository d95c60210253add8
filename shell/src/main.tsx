import { startShell } from './start-shell.tsx';

// `currentScript` is known only while the script itself runs, not after the first wait.
const nonce = (document.currentScript as HTMLScriptElement | null)?.nonce ?? '';

void startShell(nonce);
