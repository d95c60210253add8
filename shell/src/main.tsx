import { reportSlice } from './beacon/report-slice.ts';
import { breathe } from './loading/breathe.ts';
import { createFederation } from './loading/federation.ts';
import { createSecureScript, installChunkScript } from './loading/secure-script.ts';
import { readDocument } from './plan/read-document.ts';
import { startShell } from './start-shell.tsx';

// `currentScript` is known only while the script itself runs, not after the first wait.
const nonce = (document.currentScript as HTMLScriptElement | null)?.nonce ?? '';

const { plan, boot } = readDocument();
const secureScript = createSecureScript(plan, location.origin);
installChunkScript(secureScript);
const start = async () => {
  // Out of the script's own run: a file asked for in it costs a second reading of the whole script while it is watched.
  await breathe();
  await startShell({ plan, boot, nonce, load: createFederation(secureScript) });
};
start().catch((error: unknown) => {
  reportSlice({ app: 'shell', version: plan.shell.version, phase: 'load', outcome: 'error' });
  throw error;
});
