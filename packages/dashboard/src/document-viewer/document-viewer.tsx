import { useLocale } from '@pasar/slice-kit';
import { Button, IconButton, Spinner } from '@pasar/ui';
import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { documentMessages } from './document-messages.ts';
import {
  boxStyle,
  coverStyle,
  headStyle,
  imageStyle,
  scaleStyle,
  titleStyle,
  toolsStyle,
  viewerStyle,
} from './document-viewer.styles.ts';
import { getViewAfterKey, moveView, rotateView, useImageView, zoomView } from './use-image-view.ts';

interface DocumentViewerProps {
  title: string;
  /** Its address, once somebody asked for it. */
  url: string | undefined;
  busy: boolean;
  /** Asks for the address: every look at a private document is on record first. */
  onOpen: () => void;
  /** The address is only good for a minute. */
  onLost: () => void;
}

const icon = { size: 20, strokeWidth: 1.9, 'aria-hidden': true } as const;

/** A private image that opens on request: zoomed, rotated and moved, also by `+`, `-`, `R` and the arrows. */
export const DocumentViewer = ({ title, url, busy, onOpen, onLost }: DocumentViewerProps) => {
  const words = documentMessages[useLocale()];
  const image = useRef<HTMLImageElement>(null);
  const { view, setView } = useImageView(image, url);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = getViewAfterKey(event.key, view);
    if (!next) return;
    event.preventDefault();
    setView(next);
  };
  const drag = ({ buttons, movementX, movementY }: PointerEvent) => {
    if (buttons === 1) setView((before) => moveView(before, movementX, movementY));
  };
  return (
    <figure css={viewerStyle}>
      <figcaption css={headStyle}>
        <span css={titleStyle}>{title}</span>
        {url !== undefined && (
          <span css={toolsStyle}>
            <IconButton
              label={words.smaller}
              icon={<ZoomOut {...icon} />}
              onClick={() => setView((before) => zoomView(before, -1))}
            />
            <span css={scaleStyle} role="status">
              {view.scale}%
            </span>
            <IconButton
              label={words.larger}
              icon={<ZoomIn {...icon} />}
              onClick={() => setView((before) => zoomView(before, 1))}
            />
            <IconButton
              label={words.turn}
              icon={<RotateCw {...icon} />}
              onClick={() => setView(rotateView)}
            />
          </span>
        )}
      </figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: an image that is moved by keys is no group of fields */}
      <div
        css={boxStyle}
        role="group"
        aria-label={words.stage(title)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows move the image
        tabIndex={0}
        onKeyDown={press}
        onPointerMove={drag}
      >
        {url === undefined ? (
          <div css={coverStyle}>
            {busy ? (
              <Spinner size={24} />
            ) : (
              <Button variant="secondary" size="s" onClick={onOpen}>
                {words.open}
              </Button>
            )}
          </div>
        ) : (
          <img ref={image} css={imageStyle} src={url} alt={title} draggable={false} onError={onLost} />
        )}
      </div>
    </figure>
  );
};
