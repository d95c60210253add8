import { linkTo } from '@pasar/slice-kit';
import { ResponsiveImage, VisuallyHidden } from '@pasar/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipLink } from '../../shared/chip-link/index.ts';
import {
  type Choosable,
  getOptionValues,
  type Option,
  type OptionValue,
  type Variant,
} from './choose-variant.ts';
import * as style from './variant-picker.styles.ts';

interface VariantPickerProps {
  product: Choosable & { slug: string };
  chosen: Variant | undefined;
}

/**
 * The options of a product. Each value is a link to its variant, so that a selection can be reloaded and
 * shared.
 */
export const VariantPicker = ({ product, chosen }: VariantPickerProps) => (
  <>
    {product.options.map((option) => (
      <OptionPicker key={option.id} product={product} option={option} chosen={chosen} />
    ))}
  </>
);

const OptionPicker = ({ product, option, chosen }: VariantPickerProps & { option: Option }) => {
  const labelId = useId();
  const choices = getOptionValues(product, option, chosen);
  const present = choices.find((choice) => choice.chosen);
  return (
    <div>
      <p id={labelId} css={style.label} lang="id">
        {option.name}: <span css={style.value}>{present?.value}</span>
      </p>
      <ul css={style.optionValues} aria-labelledby={labelId}>
        {choices.map((choice) => (
          <li key={choice.id}>
            <ValueLink slug={product.slug} choice={choice} />
          </li>
        ))}
      </ul>
    </div>
  );
};

const ValueLink = ({ slug, choice }: { slug: string; choice: OptionValue }) => {
  const { t } = useTranslation('storefront');
  const { variantId, availability, chosen, value, image } = choice;
  const content = (
    <>
      {image && <ResponsiveImage css={style.swatch} alt="" src={image} width={150} height={150} />}
      <span css={availability !== 'available' && style.struck} lang="id">
        {value}
      </span>{' '}
      {availability !== 'available' && (
        <span css={style.why}>
          {t(availability === 'none' ? 'variants.none' : 'variants.soldOut')}
          {availability === 'none' && <VisuallyHidden> {t('variants.noneRest')}</VisuallyHidden>}
        </span>
      )}
    </>
  );
  if (variantId === undefined) return <span css={style.unavailable}>{content}</span>;
  return (
    <ChipLink
      to={`${linkTo('storefront.product', { slug })}?variant=${variantId}`}
      replace
      chosen={chosen}
      unavailable={availability !== 'available'}
    >
      {content}
    </ChipLink>
  );
};
