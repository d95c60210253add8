import { reportSlice } from './beacon/report-slice.ts';
import { createSecureScript, installChunkScript } from './loading/secure-script.ts';
import { yieldToMain } from './loading/yield-to-main.ts';
import { readDocument } from './plan/read-document.ts';

// `currentScript` is known only while the script itself runs, not after the first wait.
const nonce = (document.currentScript as HTMLScriptElement | null)?.nonce ?? '';

const { plan, boot } = readDocument();
const secureScript = createSecureScript(plan, location.origin);
installChunkScript(secureScript);
const start = async () => {
  // Deferred out of the script's own run: a file requested in it costs a second parse of the script while
  // it is watched. Its parts run one after the other, so that a press is handled in between.
  await yieldToMain();
  const { createFederation } = await import(/* webpackMode: "eager" */ './loading/federation.ts');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './layout/layout.tsx');
  await yieldToMain();
  const { startShell } = await import(/* webpackMode: "eager" */ './start-shell.tsx');
  await yieldToMain();
  await startShell({ plan, boot, nonce, load: createFederation(secureScript) });
};
start().catch((error: unknown) => {
  reportSlice({ app: 'shell', version: plan.shell.version, phase: 'load', outcome: 'error' });
  throw error;
});
