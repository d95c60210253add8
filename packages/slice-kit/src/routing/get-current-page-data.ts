interface Router {
  state: { location: { pathname: string }; loaderData: Record<string, unknown> };
}

/** The router's data of the page at this path; undefined elsewhere. */
export const getCurrentPageData = ({ state }: Router, pageId: string, pathname: string): unknown =>
  state.location.pathname === pathname ? state.loaderData[pageId] : undefined;
