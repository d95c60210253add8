import { maxSlides, type StoreBanner } from '@pasar/contract';
import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { Button, Card, Stack, TextField, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { Writable } from '../../shared/rights/writable.tsx';
import { StoredImageField } from '../../shared/stored-image/stored-image-field.tsx';
import { AddSlide } from './add-slide.tsx';
import * as style from './banner-form.styles.ts';
import { SlideRow } from './slide-row.tsx';
import { useBannerForm } from './use-banner-form.ts';

interface BannerFormProps {
  banner: StoreBanner;
  /** Of the store's own page; null before the store is known. */
  slug: string | null;
}

/** The banner at the top of the store's page, the slides below it, and a long one further down. */
export const BannerForm = ({ banner, slug }: BannerFormProps) => {
  const { t } = useTranslation('seller');
  const { number } = useFormat();
  const { state, errors, main, secondary, busy, changed, setTarget, form, ...slides } = useBannerForm(banner);
  const target = (name: 'target_url' | 'secondary_target_url') => (
    <TextField
      name={name}
      label={t('banner.target')}
      hint={t('banner.targetHint')}
      aside={t('optional')}
      value={state[name]}
      error={errors[name]}
      onChange={(event) => setTarget(name, event.target.value)}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
    />
  );
  return (
    <Writable area="catalogue">
      <form {...form}>
        <Stack gap={24}>
          <Card padding="l">
            <Stack gap={20}>
              <h2 css={style.title}>{t('banner.main')}</h2>
              <StoredImageField
                name="main_banner"
                label={t('banner.image')}
                hint={t('banner.mainHint')}
                shape="wide"
                error={errors.main_banner}
                picture={main}
              />
              {target('target_url')}
            </Stack>
          </Card>
          <Card padding="l">
            <Stack gap={20}>
              <Stack gap={4}>
                <h2 css={style.title}>{t('banner.slides')}</h2>
                <p css={style.lead}>{t('banner.slidesHint', { most: number(maxSlides) })}</p>
              </Stack>
              {state.slides.length > 0 && (
                <ol css={style.slides}>
                  {state.slides.map((slide, place) => (
                    <SlideRow
                      key={slide.key}
                      slide={slide}
                      place={place}
                      count={state.slides.length}
                      error={errors[`slider_banner.${place}.target_url`]}
                      setTarget={(url) => slides.setSlideTarget(place, url)}
                      move={(to) => slides.moveSlide(place, to)}
                      remove={() => slides.removeSlide(place)}
                    />
                  ))}
                </ol>
              )}
              {state.slides.length < maxSlides && <AddSlide onStored={slides.addSlide} />}
            </Stack>
          </Card>
          <Card padding="l">
            <Stack gap={20}>
              <h2 css={style.title}>{t('banner.secondary')}</h2>
              <StoredImageField
                name="secondary_long_banner"
                label={t('banner.image')}
                hint={t('banner.secondaryHint')}
                shape="wide"
                error={errors.secondary_long_banner}
                picture={secondary}
              />
              {target('secondary_target_url')}
            </Stack>
          </Card>
          <div css={style.save}>
            {slug && !changed && (
              <TextLink as={LocalLink} standalone to={linkTo('storefront.store', { slug })}>
                {t('banner.seeStore')}
              </TextLink>
            )}
            <Button type="submit" busy={busy} looksDisabled={!changed}>
              {t('store.save')}
            </Button>
          </div>
        </Stack>
      </form>
    </Writable>
  );
};
