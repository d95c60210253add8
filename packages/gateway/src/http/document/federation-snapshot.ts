import type { Plan } from '@pasar/contract';

const nothing = { remotesInfo: {}, shared: [], modules: [] };
const exposed = { moduleName: 'slice', modulePath: 'slice', assets: { js: { sync: [], async: [] } } };

/** The releases of a plan as the federation runtime keeps them (`moduleInfo`); addresses are those of `origin`. */
export const toModuleInfo = ({ shell, slices }: Plan, origin: string): Record<string, object> => ({
  ...Object.fromEntries(
    Object.entries(slices).map(([name, { version, base, entry, global }]) => [
      `${name}:${version}`,
      {
        ...nothing,
        version,
        buildVersion: version,
        globalName: global,
        publicPath: origin + base,
        remoteEntry: entry,
        remoteEntryType: 'global',
        modules: [exposed],
      },
    ]),
  ),
  [`shell:${shell.version}`]: {
    ...nothing,
    version: shell.version,
    buildVersion: shell.version,
    publicPath: origin + shell.base,
    remotesInfo: Object.fromEntries(
      Object.entries(slices).map(([name, { version }]) => [name, { matchedVersion: version }]),
    ),
  },
});

/**
 * Gives the federation runtime a snapshot of the plan before it starts, so that its devtools show the page of a trial or a
 * development session. Pages of visitors have none, and no page fetches a manifest for it.
 */
export const federationSnapshot = (
  plan: Plan,
  { origin, nonce }: { origin: string; nonce: string },
): string => {
  const json = JSON.stringify(toModuleInfo(plan, origin)).replaceAll('<', '\\u003c');
  return `<script nonce="${nonce}">globalThis.__FEDERATION__={moduleInfo:${json}};globalThis.__VMOK__=globalThis.__FEDERATION__</script>`;
};
