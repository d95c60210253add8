interface Planned {
  version: string;
  base: string;
}
interface NamedPlan {
  shell: Planned;
  slices: Record<string, Planned & { entry: string; global: string }>;
}
interface Federation {
  moduleInfo: Record<string, unknown>;
}

/**
 * Puts the plan into the federation runtime's snapshot, so that its devtools show the market: the runtime of visitors gets
 * its releases from the document and has none.
 */
export const reportReleases = (): void => {
  const { __FEDERATION__: federation } = globalThis as { __FEDERATION__?: Federation };
  const json = document.getElementById('__plan')?.textContent;
  if (!federation || !json) return;
  const { shell, slices } = JSON.parse(json) as NamedPlan;
  const nothing = { remotesInfo: {}, shared: [], modules: [] };
  for (const [name, { version, base, entry, global }] of Object.entries(slices))
    federation.moduleInfo[`${name}:${version}`] = {
      ...nothing,
      version,
      buildVersion: version,
      globalName: global,
      publicPath: location.origin + base,
      remoteEntry: entry,
      remoteEntryType: 'global',
      modules: [{ moduleName: 'slice', modulePath: 'slice', assets: { js: { sync: [], async: [] } } }],
    };
  const remotes = Object.entries(slices).map(([name, { version }]) => [name, { matchedVersion: version }]);
  federation.moduleInfo[`shell:${shell.version}`] = {
    ...nothing,
    version: shell.version,
    buildVersion: shell.version,
    publicPath: location.origin + shell.base,
    remotesInfo: Object.fromEntries(remotes),
  };
};
