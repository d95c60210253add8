import { css } from '@emotion/react';
import type { AdminStoreDetail } from '@pasar/contract';
import { space } from '@pasar/design-tokens';
import { SelectField } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PrivateDocument } from '../../shared/staff/private-document.tsx';
import { usePartNames } from '../../shared/staff/use-part-names.ts';

const columnsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: space[16],
});
const columnStyle = css({ display: 'grid', gap: space[8], alignContent: 'start', minInlineSize: 0 });

type Field = keyof AdminStoreDetail['documents'];

/** Two documents of a store beside each other, each chosen from those that are there. */
export const StoreDocuments = ({ documents }: Pick<AdminStoreDetail, 'documents'>) => {
  const { t } = useTranslation('back-office');
  const nameParts = usePartNames();
  const there = (Object.keys(documents) as Field[]).filter((field) => documents[field]);
  const [chosen, setChosen] = useState<(Field | undefined)[]>([there[0], there[1]]);
  if (there.length === 0) return <p>{t('file.noDocuments')}</p>;
  return (
    <div css={columnsStyle}>
      {chosen.slice(0, there.length).map((field, side) => {
        const current = field && documents[field] ? field : there[side];
        const document = current && documents[current];
        if (!current || !document) return null;
        return (
          <div key={side} css={columnStyle}>
            <SelectField
              label={t('file.document', { side: side + 1 })}
              value={current}
              options={there.map((one) => ({ value: one, label: nameParts([one]) }))}
              onChange={(event) =>
                setChosen((before) =>
                  before.map((one, at) => (at === side ? (event.target.value as Field) : one)),
                )
              }
            />
            <PrivateDocument
              key={document.media_id}
              title={nameParts([current])}
              mediaId={document.media_id}
              purpose="store-verification"
            />
          </div>
        );
      })}
    </div>
  );
};
