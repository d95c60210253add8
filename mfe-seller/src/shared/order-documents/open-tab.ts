/** A tab that a browser allows because of a press; the document's address follows. */
export const openTab = () => {
  const tab = window.open('', '_blank');
  return {
    /** Without a new tab a document opens in this one; Back leads to the page again. */
    show: (url: string) => (tab ? tab.location.replace(url) : window.location.assign(url)),
    close: () => tab?.close(),
  };
};
