import { formatRupiah } from '@pasar/contract';
import { useLocale } from '@pasar/slice-kit';
import { VisuallyHidden } from '@pasar/ui';
import { History } from 'lucide-react';
import { Fragment } from 'react';
import { useStore } from 'zustand';
import type { SearchStore } from './search-state.ts';
import {
  deleteStyle,
  groupStyle,
  historyStyle,
  imageStyle,
  listStyle,
  markStyle,
  optionStyle,
  priceStyle,
} from './suggestion-list.styles.ts';
import { suggestionMessages } from './suggestion-messages.ts';
import type { SuggestionOption } from './suggestion-options.ts';

interface SuggestionListProps {
  id: string;
  store: SearchStore;
  onChoose(to: string): void;
  /** Called to delete the recent searches. */
  onForget(): void;
}

/** The suggestions below the box. The focus stays in the box; the arrows point. */
export const SuggestionList = ({ id, store, onChoose, onForget }: SuggestionListProps) => {
  const words = suggestionMessages[useLocale()];
  const { active, open, options } = useStore(store);
  const recalled = options[0]?.group === 'recent';
  return (
    <>
      <VisuallyHidden role="status">{open && words.count(options.length)}</VisuallyHidden>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press on the list must not take the focus out of the box */}
      <div css={listStyle} hidden={!open} onMouseDown={(event) => event.preventDefault()}>
        {recalled && (
          <button type="button" css={deleteStyle} onClick={onForget}>
            {words.clearHistory}
          </button>
        )}
        <div id={id} role="listbox" aria-label={words.suggestions}>
          {options.map((option, index) => (
            <Fragment key={`${option.group} ${option.to}`}>
              {option.group !== options[index - 1]?.group && (
                <div css={groupStyle} role="presentation">
                  {words.groups[option.group]}
                </div>
              )}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: the box hears the keys, the focus never comes here */}
              <div
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                css={optionStyle}
                onClick={() => onChoose(option.to)}
              >
                {option.group === 'recent' && (
                  <History css={historyStyle} size={20} strokeWidth={1.9} aria-hidden="true" />
                )}
                {option.image && <img css={imageStyle} src={option.image} alt="" width={40} height={40} />}
                <Highlighted {...option} />
                {option.price !== undefined && <span css={priceStyle}>{formatRupiah(option.price)}</span>}
              </div>
            </Fragment>
          ))}
        </div>
      </div>
    </>
  );
};

/** The text with the typed part marked. */
const Highlighted = ({ text, highlight }: Pick<SuggestionOption, 'text' | 'highlight'>) => {
  const at = highlight ? text.toLowerCase().indexOf(highlight.toLowerCase()) : -1;
  if (at < 0) return <span>{text}</span>;
  const end = at + highlight.length;
  return (
    <span>
      {text.slice(0, at)}
      <mark css={markStyle}>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </span>
  );
};
