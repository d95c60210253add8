export { withoutDeadControls } from './needs-scripts.styles.ts';
export { NeedsScripts } from './needs-scripts.tsx';
