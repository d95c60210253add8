import type { LeftOut } from './take-out.ts';
import { texts } from './texts/left-out-texts.ts';

const federation = (file: string) => `@module-federation/${file}`;

/** Remotes come by the plan: no manifests, no snapshots, no preloading by the runtime, none is ever taken back. */
const federationCore: LeftOut[] = [
  {
    file: federation('runtime-core/dist/core.js'),
    spans: [
      ['USE_REMOTE ? new SnapshotHandler(this) : ', 'new DisabledSnapshotHandler()', ''],
      ['USE_REMOTE && USE_SNAPSHOT ? [', ';\n', '[]'],
    ],
  },
  {
    file: federation('runtime-core/dist/shared/index.js'),
    bodies: { 'loadShareSync(pkgName, extraOptions)': '' },
  },
  {
    file: federation('runtime-core/dist/remote/index.js'),
    bodies: { 'async preloadRemote(preloadOptions)': '', 'removeRemote(remote)': '' },
  },
  {
    file: federation('runtime-core/dist/utils/preload.js'),
    whole:
      'export const preloadAssets = () => {}, formatPreloadArgs = preloadAssets, defaultPreloadArgs = preloadAssets, normalizePreloadExposes = preloadAssets;',
  },
  // Every range is a caret of a whole version; the runtime itself asks with `<=`.
  {
    file: federation('runtime-core/dist/utils/semver/index.js'),
    whole: `const parts = (version) => version.replace(/^\\D+/, '').split('.').map((part) => parseInt(part, 10));
export function satisfy(version, range) {
  const has = parts(version);
  const needs = parts(range);
  const differs = needs.findIndex((part, at) => part !== has[at]);
  if (differs === -1) return true;
  const higher = has[differs] > needs[differs];
  if (range.startsWith('<=')) return !higher;
  return higher && range.startsWith('^') && needs.slice(0, differs).some((part) => part > 0);
}`,
  },
  // Messages keep their number, which the documentation of the runtime explains.
  {
    file: federation('error-codes/dist/desc.mjs'),
    spans: [['const runtimeDescMap = {', '};', 'const runtimeDescMap = {']],
  },
];

/** A slice has no remotes of its own and brings no copy of a shared module along. */
const federationEntry: LeftOut[] = [
  {
    file: federation('webpack-bundler-runtime/dist/getSharedFallbackGetter.js'),
    whole: 'export const getSharedFallbackGetter = ({ factory }) => factory;',
  },
  {
    file: federation('webpack-bundler-runtime/dist/installInitialConsumes.js'),
    whole: 'export const installInitialConsumes = () => {};',
  },
  {
    file: federation('webpack-bundler-runtime/dist/init.js'),
    spans: [['const treeShakingSharePlugin = function() {', 'return runtime.init(initOptions);', '}\n\t']],
  },
  {
    file: federation('webpack-bundler-runtime/dist/initializeSharing.js'),
    spans: [['const bundlerRuntimeRemotesOptions = ', 'if (!promises.length)', '']],
  },
];

/** Framework mode's prefetching of page modules, and the hooks for measuring tools. */
const router: LeftOut[] = [
  {
    file: 'react-router/dist/production/lib/router/instrumentation.js',
    bodies: {
      'function getRouteInstrumentationUpdates(fns, route)': 'return {};',
      'function instrumentClientSideRouter(router, fns)': 'return router;',
      'function consumeInstrumentationClientResultMetaReceiver(router)': '',
    },
  },
  {
    file: 'react-router/dist/production/lib/dom/ssr/components.js',
    bodies: {
      'function usePrefetchBehavior(prefetch, theirElementProps)': 'return [false, null, {}];',
      'function PrefetchPageLinks({ page, ...linkProps })': 'return null;',
    },
  },
];

/** Components made by `withTheme` and `withEmotionCache` keep their statics: there are none. */
const styles: LeftOut[] = [
  {
    file: 'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js',
    whole: 'module.exports = (target) => target;',
  },
  // The server's styles stand where they belong: moving them would style the whole page anew, once for each cache.
  {
    file: '@emotion/sheet/dist/emotion-sheet.esm.js',
    bodies: { '_proto.hydrate = function hydrate(nodes)': 'this.tags.push(...nodes);' },
  },
  // Most of a page's styles belong to parts that show later or never: each is written out when it is first worn.
  {
    file: '@emotion/react/dist/emotion-react.browser.esm.js',
    bodies: { 'function css()': 'return lateStyles([...arguments]);' },
    spans: [
      [
        'import { serializeStyles } from',
        " '@emotion/serialize'",
        'import { serializeStyles, lateStyles } from',
      ],
    ],
  },
  {
    file: '@emotion/serialize/dist/emotion-serialize.esm.js',
    spans: [
      [
        'export { serializeStyles }',
        ';',
        `class LateStyles {
  constructor(args) { this.args = args; }
  get made() {
    if (this.args) {
      const outer = cursor;
      this.whole = serializeStyles(this.args);
      cursor = outer;
      this.args = undefined;
    }
    return this.whole;
  }
  get name() { return this.made.name; }
  get styles() { return this.made.styles; }
  get next() { return this.made.next; }
}
const lateStyles = (args) => new LateStyles(args);
export { serializeStyles, lateStyles }`,
      ],
    ],
  },
];

const leftOutError =
  "throw Error('This build of react-dom has no such feature: see packages/tooling/src/build/lean');";

/**
 * A value that React knows by its identity alone. An error made while the script runs for the first time makes a
 * browser that is watched, as by Lighthouse, read the whole script again for its lines.
 */
const sentinel = (name: string, number: number, upTo: string): [string, string, string] => [
  `${name} = Error(formatProdErrorMessage(${number}))`,
  upTo,
  `${name} = { __proto__: Error.prototype, message: formatProdErrorMessage(${number}) }`,
];

/**
 * Nothing here renders view transitions, activities, suspense lists, fragments with a ref, custom elements, form actions
 * of React's own, or tags of the document's head: the shell writes the head, and the router knows forms.
 */
const reactDom: LeftOut[] = [
  {
    file: 'react-dom/cjs/react-dom-client.production.js',
    bodies: {
      'function isHostHoistableType(type, props, hostContext)': 'return false;',
      'function getStackByFiberInDevAndProd(workInProgress)': "return '';",
      'ReactDOMSharedInternals.findDOMNode = function (componentOrElement)': 'return null;',
      'function updateActivityComponent(current, workInProgress, renderLanes)': leftOutError,
      'function updateSuspenseListComponent(current, workInProgress, renderLanes)': leftOutError,
      'function mountActionState(action, initialStateProp)': leftOutError,
    },
    idle: [
      'commitAppearingPairViewTransitions',
      'commitEnterViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'restorePairedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'measureViewTransitionHostInstancesRecursive',
      'measureNestedViewTransitions',
      'applyViewTransitionName',
      'restoreViewTransitionName',
      'startViewTransition',
      'preconnectAs',
      'preload',
      'preloadModule',
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
      'preloadStylesheet',
      'getResource',
      'acquireResource',
      'insertStylesheet',
      'getHydratableHoistableCache',
      'mountHoistable',
      'suspendResource',
      'insertStylesheetIntoRoot',
      'setPropOnCustomElement',
      'resolveSingletonInstance',
      'releaseSingletonInstance',
      'clearSingletonPreambleContribution',
      'commitHostSingletonAcquisition',
      'dispatchActionState',
      'runActionStateAction',
      'handleActionReturnValue',
      'onActionSuccess',
      'onActionError',
      'updateActionStateImpl',
      'rerenderActionState',
      'startHostTransition',
      'ensureFormComponentIsStateful',
      'useMemoCache',
      'TransitionAwareHostComponent',
      'cutOffTailIfNeeded',
      'findFirstSuspended',
      'defaultOnDefaultTransitionIndicator',
      'estimateBandwidth',
      'createMeasurement',
      'flushAfterMutationEffects',
      'recursivelyTraverseAfterMutationEffects',
      'commitAfterMutationEffectsOnFiber',
      'commitNewChildToFragmentInstance',
      'deleteChildFromFragmentInstance',
    ],
    spans: [
      [
        'FragmentInstance.prototype.addEventListener = function (',
        'function commitNewChildToFragmentInstance(',
        '',
      ],
      sentinel('HydrationMismatchException', 519, ';'),
      sentinel('SuspenseException', 460, ','),
      sentinel('SuspenseyCommitException', 474, ','),
      sentinel('SuspenseActionException', 542, ','),
      sentinel('SelectiveHydrationException', 461, ','),
    ],
  },
];

/** Icons differ in size, stroke and colour alone. */
export const icons: LeftOut[] = [
  {
    file: 'lucide-react/dist/esm/createLucideIcon.mjs',
    whole: `import { createElement } from 'react';
const spoken = (name) => name === 'role' || name === 'title' || name.startsWith('aria-');
const icon = ({ node }) => ({ size = 24, strokeWidth = 2, color = 'currentColor', children, ...rest }) =>
  createElement(
    'svg',
    {
      width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: color,
      strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round',
      'aria-hidden': Object.keys(rest).some(spoken) ? undefined : true,
      ...rest,
    },
    ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    children,
  );
export default icon;`,
  },
];

/** What the browser builds leave out of packages, by file. */
export const neverRun: LeftOut[] = [
  ...federationCore,
  ...federationEntry,
  ...texts,
  ...router,
  ...styles,
  ...reactDom,
];
