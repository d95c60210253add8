import { type AdminCategory, adminAttributeEndpoints, type CategoryAttribute } from '@pasar/contract';
import { useLocale } from '@pasar/slice-kit';
import { Badge, Button, Inline, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';
import { attributeNameStyle, attributesTitleStyle } from './category-attributes.styles.ts';
import { listAbove } from './category-tree.ts';

interface CategoryAttributesProps {
  category: AdminCategory;
  tree: readonly AdminCategory[];
  mayEdit: boolean;
  /** Opens the form of one, or of a new one. */
  onEdit: (attribute: CategoryAttribute | null) => void;
}

const Line = ({ attribute, from }: { attribute: CategoryAttribute; from?: string }) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const kind = t(`attribute.kind.${attribute.kind}`);
  const choices = attribute.allowed_values.map((choice) => choice[locale]).join(', ');
  return (
    <Stack gap={4}>
      <Inline gap={8}>
        <span css={attributeNameStyle}>{attribute[`name_${locale}`]}</span>
        {attribute.is_required && <Badge>{t('attribute.required')}</Badge>}
        {attribute.is_filter && <Badge>{t('attribute.filter')}</Badge>}
      </Inline>
      <p>{[kind, attribute.unit, choices].filter(Boolean).join(' · ')}</p>
      {from !== undefined && <p>{t('attribute.from', { name: from })}</p>}
    </Stack>
  );
};

/** What sellers are asked for in a category: its own, which change here, and what those above it add. */
export const CategoryAttributes = ({ category, tree, mayEdit, onEdit }: CategoryAttributesProps) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const own = category.attributes ?? [];
  const above = listAbove(tree, category).flatMap((one) =>
    (one.attributes ?? []).map((attribute) => ({ attribute, from: one[`name_${locale}`] })),
  );
  return (
    <Stack gap={12} as="section" aria-label={t('attribute.title')}>
      <h3 css={attributesTitleStyle}>{t('attribute.title')}</h3>
      {own.length + above.length === 0 && <p>{t('attribute.none')}</p>}
      {above.map(({ attribute, from }) => (
        <Line key={attribute.id} attribute={attribute} from={from} />
      ))}
      {own.map((attribute) => (
        <Stack key={attribute.id} gap={8}>
          <Line attribute={attribute} />
          {mayEdit && (
            <Inline gap={8}>
              <Button
                variant="secondary"
                size="s"
                aria-label={t('attribute.edit', { name: attribute[`name_${locale}`] })}
                onClick={() => onEdit(attribute)}
              >
                {t('form.edit')}
              </Button>
              <ReasonAction
                key={category.version}
                button={t('attribute.remove.button')}
                size="s"
                title={t('attribute.remove.title', { name: attribute[`name_${locale}`] })}
                text={t('attribute.remove.text')}
                yes={t('attribute.remove.button')}
                danger
                send={(api, reason, options) =>
                  api.call(
                    adminAttributeEndpoints.remove,
                    {
                      body: {
                        ...{ category_id: category.id, version: category.version },
                        ...{ attribute_id: attribute.id, reason },
                      },
                    },
                    options,
                  )
                }
              />
            </Inline>
          )}
        </Stack>
      ))}
      {mayEdit && (
        <div>
          <Button variant="secondary" size="s" onClick={() => onEdit(null)}>
            {t('attribute.add')}
          </Button>
        </div>
      )}
    </Stack>
  );
};
