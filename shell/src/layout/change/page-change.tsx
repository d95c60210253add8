import { VisuallyHidden } from '@pasar/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** The heading of the page takes the focus, so that a screen reader reads on from there. */
const focusHeading = () => {
  const heading = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  // Scroll restoration sets the scroll position.
  heading.focus({ preventScroll: true });
};

/** Announces a change of page: the focus goes to its heading, its title is read politely (quality A3). */
export const PageChange = () => {
  const { pathname, hash } = useLocation();
  const [said, setSaid] = useState('');
  const shown = useRef(pathname);

  useEffect(() => {
    // The first page is announced by the document itself; a new query or fragment stays on its page.
    if (shown.current === pathname) return;
    shown.current = pathname;
    setSaid(document.title);
    if (!hash) focusHeading();
  }, [pathname, hash]);

  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
};
