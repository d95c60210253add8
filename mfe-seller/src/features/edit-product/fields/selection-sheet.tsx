import { Button, Sheet, Skeleton, TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import * as style from './selection-sheet.styles.ts';

export interface SheetOption {
  id: number;
  name: string;
  /** What it is part of, `Fashion › Busana Pria`. */
  above?: string;
}

export interface SelectionSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  searchLabel: string;
  words: string;
  onWords: (words: string) => void;
  /** Undefined while they load; null when they did not come. */
  choices: readonly SheetOption[] | undefined | null;
  retry: () => void;
  chosen: number | undefined;
  onChoose: (choice: SheetOption) => void;
}

/** One of many, found by typing. */
export const SelectionSheet = ({
  open,
  onOpenChange,
  title,
  searchLabel,
  words,
  onWords,
  choices,
  retry,
  chosen,
  onChoose,
}: SelectionSheetProps) => {
  const { t } = useTranslation('seller');
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={title} closeLabel={t('close')}>
      <TextField
        css={style.search}
        type="search"
        label={searchLabel}
        value={words}
        onChange={(event) => onWords(event.target.value)}
        autoComplete="off"
      />
      {choices === undefined && <Skeleton lines={6} />}
      {choices === null && (
        <Button variant="secondary" size="s" onClick={retry}>
          {t('error.retry')}
        </Button>
      )}
      <p role="status" css={style.none}>
        {choices && t('selectionField.found', { n: choices.length })}
      </p>
      <ul css={style.list}>
        {choices?.map((choice) => (
          <li key={choice.id}>
            <button
              type="button"
              css={style.option}
              aria-pressed={choice.id === chosen}
              onClick={() => {
                onChoose(choice);
                onOpenChange(false);
              }}
            >
              <span>{choice.name}</span>
              {choice.above && <span css={style.above}>{choice.above}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
