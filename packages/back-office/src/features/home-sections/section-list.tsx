import { Checkbox, IconButton } from '@pasar/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ArrangedSection, moveSection } from './arrange-sections.ts';
import { buttonsStyle, listStyle, rowStyle } from './section-list.styles.ts';

interface SectionListProps {
  sections: readonly ArrangedSection[];
  onChange: (sections: ArrangedSection[]) => void;
}

/** The sections in their order: each can be left out, and move up or down. */
export const SectionList = ({ sections, onChange }: SectionListProps) => {
  const { t } = useTranslation('back-office');
  const move = (from: number, by: number) => onChange(moveSection(sections, from, by));
  return (
    <ol css={listStyle}>
      {sections.map(({ name, isOn }, at) => {
        const label = t(`homeSections.section.${name}`);
        return (
          <li key={name} css={rowStyle}>
            <Checkbox
              name="section"
              value={name}
              label={label}
              checked={isOn}
              onChange={({ target }) =>
                onChange(sections.map((one) => (one.name === name ? { name, isOn: target.checked } : one)))
              }
            />
            <span css={buttonsStyle}>
              <IconButton
                label={t('homeSections.up', { section: label })}
                disabled={at === 0}
                onClick={() => move(at, -1)}
                icon={<ArrowUp size={20} strokeWidth={1.9} aria-hidden="true" />}
              />
              <IconButton
                label={t('homeSections.down', { section: label })}
                disabled={at === sections.length - 1}
                onClick={() => move(at, 1)}
                icon={<ArrowDown size={20} strokeWidth={1.9} aria-hidden="true" />}
              />
            </span>
          </li>
        );
      })}
    </ol>
  );
};
