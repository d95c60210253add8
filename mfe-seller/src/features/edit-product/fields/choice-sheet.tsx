import { Button, Sheet, Skeleton, TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import * as style from './choice-sheet.styles.ts';

export interface Choice {
  id: number;
  name: string;
  /** What it is part of, `Fashion › Busana Pria`. */
  above?: string;
}

export interface ChoiceSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  searchLabel: string;
  words: string;
  onWords: (words: string) => void;
  /** Undefined while they load; null when they did not come. */
  choices: readonly Choice[] | undefined | null;
  retry: () => void;
  chosen: number | undefined;
  onChoose: (choice: Choice) => void;
}

/** One of many, found by typing. */
export const ChoiceSheet = ({
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
}: ChoiceSheetProps) => {
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
          {t('failure.retry')}
        </Button>
      )}
      <p role="status" css={style.none}>
        {choices && t('choice.found', { n: choices.length })}
      </p>
      <ul css={style.list}>
        {choices?.map((choice) => (
          <li key={choice.id}>
            <button
              type="button"
              css={style.choice}
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
