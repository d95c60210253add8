const script =
  "if(performance.getEntriesByType('navigation')[0]?.type!=='navigate')document.documentElement.dataset.whole=''";

/** A document that the browser returns to is laid out completely: its scroll position needs the real heights. */
export const layOutFully = (nonce: string): string => `<script nonce="${nonce}">${script}</script>`;
