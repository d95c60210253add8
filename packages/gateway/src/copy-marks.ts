/** What only the code of a package has in it, minified too: its state, never a mere use of its exports. */
const marks: Record<string, RegExp> = {
  react: /isReactComponent\s*=\s*\{\s*\}/,
  'react-dom':
    /__DOM_INTERNALS_DO_NOT_USE|__reactFiber\$|\bD:\s*([\w$]+),\s*C:\s*\1,\s*L:\s*\1,\s*m:\s*\1\b|containerInfo:\s*[\w$]+,\s*implementation:|["']font["']\s*===\s*[\w$]+\s*(?:\?|\)\s*return)\s*["']{2}/,
  'react-router':
    /displayName\s*=\s*["']DataRouter["']|in the context of a <Router>|__reactRouterVersion|\btype\s*=\s*["']DataWithResponseInit["']/,
  '@emotion/react': /__EMOTION_TYPE_PLEASE_DO_NOT_USE__|setAttribute\(\s*["']data-emotion["']/,
  '@module-federation/runtime': /\[ Federation Runtime \]/,
};

/** The packages that the shell alone may carry and of which a script has the code in it. */
export const findCopies = (script: string): string[] =>
  Object.keys(marks).filter((name) => marks[name]?.test(script));
