import { createInstance } from '@module-federation/enhanced/runtime';

import type { PlannedRelease } from '@pasar/contract';
import type { Slice } from '@pasar/slice-kit';
import * as runtimeCore from '../facades/runtime-core.ts';
import { sharedModules } from '../facades/shared-modules.ts';
import { sharedVersions } from '../facades/versions.ts';
import type { SecureScript } from './secure-script.ts';

/** Loads what a release exposes as `./slice`. Rejects when a file does not come or does not match its hash. */
export type LoadRelease = (release: PlannedRelease) => Promise<Slice>;

/** Longest wait for one script, in milliseconds (releases "Fault isolation in the page"). */
const scriptTimeout = 4000;

const shareOf = (name: keyof typeof sharedVersions) => ({
  version: sharedVersions[name],
  lib: () => sharedModules[name],
  scope: 'default',
  shareConfig: { singleton: true, requiredVersion: `^${sharedVersions[name]}`, eager: true },
});

const names = Object.keys(sharedVersions) as (keyof typeof sharedVersions)[]; // the keys of a closed table

/** The federation instance of this page. Slices bring no runtime and no shared module. */
export const createFederation = (secureScript: SecureScript): LoadRelease => {
  Object.assign(globalThis, {
    _FEDERATION_RUNTIME_CORE: runtimeCore,
    _FEDERATION_RUNTIME_CORE_FROM: { name: 'shell', version: '2.9.2' },
  });
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    shared: Object.fromEntries(names.map((name) => [name, shareOf(name)])),
    plugins: [
      {
        name: 'secure-script',
        createScript({ url }) {
          const script = secureScript(url);
          if (!script) throw new Error(`nothing vouches for ${url}`);
          return { script, timeout: scriptTimeout };
        },
      },
    ],
  });
  return async ({ base, entry, global }) => {
    federation.registerRemotes([
      { name: global, entryGlobalName: global, entry: `${location.origin}${base}${entry}`, type: 'global' },
    ]);
    const exposed = await federation.loadRemote<{ slice: Slice }>(`${global}/slice`);
    if (!exposed?.slice) throw new Error(`${global} exposes no slice`);
    return exposed.slice;
  };
};
