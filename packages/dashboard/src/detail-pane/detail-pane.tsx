import { LocalLink, useLocalNavigate } from '@pasar/slice-kit';
import { IconButton } from '@pasar/ui';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useKeys } from '../keys/use-keys.ts';
import { headStyle, paneStyle, splitStyle, titleStyle } from './detail-pane.styles.ts';

/** A list and the pane beside it. */
export const ListWithDetail = ({ children }: { children: ReactNode }) => (
  <div css={splitStyle}>{children}</div>
);

interface DetailPaneProps {
  title: ReactNode;
  /** Which row is open: opening another one moves the focus to its title. */
  subject: string;
  /** The list without the pane. */
  close: { to: string; label: string };
  children: ReactNode;
}

/** What a row of a list holds, beside the list; Escape closes it. */
export const DetailPane = ({ title, subject, close, children }: DetailPaneProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useLocalNavigate();
  useEffect(() => heading.current?.focus({ preventScroll: false }), [subject]);
  useKeys({ Escape: () => void navigate(close.to, { preventScrollReset: true }) });
  return (
    <aside css={paneStyle} aria-labelledby="detail-title">
      <div css={headStyle}>
        <h2 id="detail-title" ref={heading} tabIndex={-1} css={titleStyle}>
          {title}
        </h2>
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
