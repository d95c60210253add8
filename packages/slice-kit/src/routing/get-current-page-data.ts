interface Router {
  state: { location: { pathname: string }; loaderData: Record<string, unknown> };
}

/** What the router shows of a page, where it stands at this path; undefined elsewhere. */
export const getCurrentPageData = ({ state }: Router, pageId: string, pathname: string): unknown =>
  state.location.pathname === pathname ? state.loaderData[pageId] : undefined;
