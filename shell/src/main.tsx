import { reportSlice } from './beacon/report-slice.ts';
import { breathe } from './loading/breathe.ts';
import { createSecureScript, installChunkScript } from './loading/secure-script.ts';
import { readDocument } from './plan/read-document.ts';

// `currentScript` is known only while the script itself runs, not after the first wait.
const nonce = (document.currentScript as HTMLScriptElement | null)?.nonce ?? '';

const { plan, boot } = readDocument();
const secureScript = createSecureScript(plan, location.origin);
installChunkScript(secureScript);
const start = async () => {
  // Out of the script's own run: a file asked for in it costs a second reading of the whole script while it is watched.
  // Its parts come with it, but run one after the other, so that a press is answered in between.
  await breathe();
  const { createFederation } = await import(/* webpackMode: "eager" */ './loading/federation.ts');
  await breathe();
  await import(/* webpackMode: "eager" */ './frame/frame.tsx');
  await breathe();
  const { startShell } = await import(/* webpackMode: "eager" */ './start-shell.tsx');
  await breathe();
  await startShell({ plan, boot, nonce, load: createFederation(secureScript) });
};
start().catch((error: unknown) => {
  reportSlice({ app: 'shell', version: plan.shell.version, phase: 'load', outcome: 'error' });
  throw error;
});
