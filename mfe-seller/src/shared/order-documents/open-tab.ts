/** A tab that a browser lets open because a press asks for it; the paper's address comes a moment later. */
export const openTab = () => {
  const tab = window.open('', '_blank');
  return {
    /** Without its own tab a paper takes this one; Back leads to the page again. */
    show: (url: string) => (tab ? tab.location.replace(url) : window.location.assign(url)),
    close: () => tab?.close(),
  };
};
