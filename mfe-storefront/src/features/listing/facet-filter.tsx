import { useFormat } from '@pasar/slice-kit';
import { Checkbox, Disclosure } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import * as style from './filter-panel.styles.ts';

export interface FacetFilterProps {
  /** The field's name in the address. */
  name: string;
  title: string;
  choices: readonly { id: string | number; name: string; total: number }[];
  chosen: readonly string[];
  onToggle(value: string): void;
}

/** As many choices stand open; the others are one press away. */
const inSight = 5;

/** One group of choices with the number of hits behind each; several may be chosen. */
export const FacetFilter = ({ title, choices, ...rest }: FacetFilterProps) => {
  const { t } = useTranslation('storefront');
  if (choices.length === 0) return null;
  const [first, others] = [choices.slice(0, inSight), choices.slice(inSight)];
  return (
    <div css={style.group}>
      <fieldset>
        <legend>{title}</legend>
        <ChoiceList choices={first} {...rest} />
        {others.length > 0 && (
          <Disclosure
            summary={t('filters.more', { n: others.length })}
            open={others.some(({ id }) => rest.chosen.includes(String(id)))}
          >
            <ChoiceList choices={others} {...rest} />
          </Disclosure>
        )}
      </fieldset>
    </div>
  );
};

const ChoiceList = ({ name, choices, chosen, onToggle }: Omit<FacetFilterProps, 'title'>) => {
  const { number } = useFormat();
  return (
    <ul>
      {choices.map((choice) => (
        <li key={choice.id}>
          <Checkbox
            name={name}
            value={String(choice.id)}
            label={choice.name}
            aside={number(choice.total)}
            checked={chosen.includes(String(choice.id))}
            onChange={() => onToggle(String(choice.id))}
          />
        </li>
      ))}
    </ul>
  );
};
