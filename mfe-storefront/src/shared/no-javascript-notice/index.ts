export { withoutDeadControls } from './no-javascript-notice.styles.ts';
export { NoJavascriptNotice } from './no-javascript-notice.tsx';
