/** Sets the window's width in px; media queries follow. */
export const setWindowWidth = (width: number): void => {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: object): void } }; // the tests' own browser
  happyDOM.setViewport({ width, height: 900 });
};
