import { LocalLink, useLocale, useLocalNavigate } from '@pasar/slice-kit';
import { IconButton } from '@pasar/ui';
import { Maximize2, Minimize2, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useKeys } from '../keys/use-keys.ts';
import { detailMessages } from './detail-messages.ts';
import { DetailPagesContext } from './detail-pages.ts';
import {
  headStyle,
  pageStyle,
  paneStyle,
  splitStyle,
  titleStyle,
  wideOnlyStyle,
} from './detail-pane.styles.ts';
import { useDetailPage } from './use-detail-page.ts';

/** A list and the pane beside it; the pane alone on phones, and wherever the address asks for a page. */
export const ListWithDetail = ({ children }: { children: ReactNode }) => {
  const pages = useDetailPage();
  return (
    <DetailPagesContext value={pages}>
      <div css={[splitStyle, pages.isPage && pageStyle]}>{children}</div>
    </DetailPagesContext>
  );
};

interface DetailPaneProps {
  title: ReactNode;
  /** Which row is open: opening another one moves the focus to its title. */
  subject: string;
  /** The list without the pane. */
  close: { to: string; label: string };
  children: ReactNode;
}

/** What a row of a list holds, beside the list or as a page (`O`); Escape closes it. */
export const DetailPane = ({ title, subject, close, children }: DetailPaneProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useLocalNavigate();
  const words = detailMessages[useLocale()];
  const { isPage, other } = useDetailPage();
  const Size = isPage ? Minimize2 : Maximize2;
  useEffect(() => heading.current?.focus({ preventScroll: false }), [subject]);
  const go = (to: string) => () => void navigate(to, { preventScrollReset: true });
  useKeys({ Escape: go(close.to), o: go(other) });
  return (
    <aside css={paneStyle} aria-labelledby="detail-title">
      <div css={headStyle}>
        <h2 id="detail-title" ref={heading} tabIndex={-1} css={titleStyle}>
          {title}
        </h2>
        <div css={wideOnlyStyle}>
          <IconButton
            as={LocalLink}
            to={other}
            preventScrollReset
            label={isPage ? words.beside : words.page}
            icon={<Size size={20} strokeWidth={1.9} aria-hidden="true" />}
          />
        </div>
        <IconButton
          as={LocalLink}
          to={close.to}
          preventScrollReset
          label={close.label}
          icon={<X size={20} strokeWidth={1.9} aria-hidden="true" />}
        />
      </div>
      {children}
    </aside>
  );
};
