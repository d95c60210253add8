import {
  type Bio,
  buyerEndpoints,
  firstErrors,
  joinBirthDate,
  monthNames,
  normalizePhone,
  splitBirthDate,
} from '@pasar/contract';
import { useForm, useLocale } from '@pasar/slice-kit';
import { Button, DateField, Divider, RadioGroup, Stack, TextField } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { columnsStyle, saveStyle } from './bio-form.styles.ts';
import { useSaveBio } from './use-save-bio.ts';

/** A number without its leading zero, so that the choices of the date field find it. */
const bare = (part: string) => part.replace(/^0+(?=\d)/, '');

const partsOf = (date: string) => {
  const { day, month, year } = splitBirthDate(date);
  return { day: bare(day), month: bare(month), year };
};

const fieldsOf = ({ fullname, phone, gender, birthday }: Bio) => ({ fullname, phone, gender, birthday });

/** The data of SPEC 3 "Buyer dashboard bio"; the e-mail is shown, not changed. */
export const BioForm = ({ bio }: { bio: Bio }) => {
  const { t } = useTranslation('buyer');
  const locale = useLocale();
  const { values, errors, changed, field, set, form, refuse, settle } = useForm({
    initial: fieldsOf(bio),
    check: (input) => firstErrors(buyerEndpoints.saveBio.body, input, locale),
    guard: true,
  });
  const phone = field('phone');
  const leavePhone = () => {
    set('phone', normalizePhone(values.phone));
    phone.onBlur();
  };
  const { submit, busy } = useSaveBio({ saved: (data) => settle(fieldsOf(data)), refused: refuse });
  return (
    <form {...form((input) => submit({ ...input, phone: normalizePhone(input.phone) }))}>
      <Stack gap={24}>
        <div css={columnsStyle}>
          <TextField
            {...field('fullname')}
            label={t('bio.fullname')}
            hint={t('bio.fullnameHint')}
            autoComplete="name"
            required
          />
          <TextField
            {...phone}
            onBlur={leavePhone}
            label={t('bio.phone')}
            hint={t('bio.phoneHint')}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            required
          />
          <DateField
            name="birthday"
            label={t('bio.birthday')}
            value={partsOf(values.birthday)}
            onChange={(parts) => set('birthday', joinBirthDate(parts))}
            onBlur={field('birthday').onBlur}
            error={errors.birthday}
            texts={{ day: t('bio.day'), month: t('bio.month'), year: t('bio.year') }}
            months={monthNames[locale]}
            autoComplete="bday"
          />
          <RadioGroup
            name="gender"
            label={t('bio.gender')}
            value={values.gender}
            error={errors.gender}
            onChange={(gender) => set('gender', gender as Bio['gender'])} // the options are exactly the two values
            options={[
              { value: 'male', label: t('bio.male') },
              { value: 'female', label: t('bio.female') },
            ]}
          />
        </div>
        <TextField label={t('bio.email')} hint={t('bio.emailHint')} type="email" value={bio.email} readOnly />
        <Divider />
        <div css={saveStyle}>
          <Button type="submit" busy={busy} looksDisabled={!changed}>
            {t('bio.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
