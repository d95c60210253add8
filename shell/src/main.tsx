import { reportSlice } from './beacon/report-slice.ts';
import { createFederation } from './loading/federation.ts';
import { createSecureScript } from './loading/secure-script.ts';
import { readDocument } from './plan/read-document.ts';
import { startShell } from './start-shell.tsx';

// `currentScript` is known only while the script itself runs, not after the first wait.
const nonce = (document.currentScript as HTMLScriptElement | null)?.nonce ?? '';

const { plan, boot } = readDocument();
const load = createFederation(createSecureScript(plan, location.origin));
startShell({ plan, boot, nonce, load }).catch((error: unknown) => {
  reportSlice({ app: 'shell', version: plan.shell.version, phase: 'load', outcome: 'error' });
  throw error;
});
