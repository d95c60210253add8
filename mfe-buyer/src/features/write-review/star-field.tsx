import { FieldError } from '@pasar/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as style from './star-field.styles.ts';

const outline = 'M12 2.2l3 6.3 6.9.9-5 4.8 1.2 6.9L12 17.7l-6.1 3.4 1.2-6.9-5-4.8 6.9-.9z';
const stars = [1, 2, 3, 4, 5] as const;

interface StarFieldProps {
  /** `1` to `5`, or empty. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** One to five stars: a group of radio buttons, so arrow keys select and each star has a label. */
export const StarField = ({ value, error, onChange }: StarFieldProps) => {
  const { t } = useTranslation('buyer');
  const id = useId();
  const chosen = stars.find((star) => String(star) === value);
  return (
    <fieldset css={style.group} aria-describedby={error ? id : undefined}>
      <legend css={style.legend}>{t('review.stars')}</legend>
      <div css={style.line}>
        <span css={style.stars}>
          {stars.map((star) => (
            <label key={star} css={[style.star, star <= Number(value) && style.filled]}>
              <input
                css={style.input}
                type="radio"
                name="rating"
                value={star}
                checked={star === chosen}
                aria-invalid={error ? true : undefined}
                aria-label={t('review.star', { n: star, meaning: t(`review.meaning.${star}`) })}
                onChange={() => onChange(String(star))}
              />
              <svg width="36" height="36" viewBox="0 0 24 24" aria-hidden="true">
                <path d={outline} />
              </svg>
            </label>
          ))}
        </span>
        <span css={style.meaning} aria-hidden="true">
          {chosen && t(`review.meaning.${chosen}`)}
        </span>
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
};
