import {
  type Bio,
  buyerEndpoints,
  digitFormats,
  firstErrors,
  joinBirthDate,
  message,
  monthNames,
  normalizePhone,
  splitBirthDate,
} from '@pasar/contract';
import { FieldColumns, FormActions } from '@pasar/dashboard';
import { LocalLink, linkTo, useForm, useLocale } from '@pasar/slice-kit';
import {
  Button,
  DateField,
  DigitsField,
  Divider,
  PasswordField,
  RadioGroup,
  Stack,
  TextField,
  TextLink,
} from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveBio } from './use-save-bio.ts';

/** A number without its leading zero, so that the options of the date field match it. */
const bare = (part: string) => part.replace(/^0+(?=\d)/, '');

const partsOf = (date: string) => {
  const { day, month, year } = splitBirthDate(date);
  return { day: bare(day), month: bare(month), year };
};

const fieldsOf = ({ fullname, phone, gender, birthday }: Bio) => ({
  fullname,
  phone,
  password: '',
  gender,
  birthday,
});

/** The data of SPEC 3 "Buyer dashboard bio"; the e-mail is shown, not changed. */
export const BioForm = ({ bio }: { bio: Bio }) => {
  const { t } = useTranslation('buyer');
  const locale = useLocale();
  const [known, setKnown] = useState(bio.phone);
  // The first number is free to set; another one needs the password (quality S42).
  const needsPassword = (phone: string) => known !== '' && normalizePhone(phone) !== known;
  const { values, errors, changed, field, set, form, refuse, settle } = useForm({
    initial: fieldsOf(bio),
    check: (input) => ({
      ...firstErrors(buyerEndpoints.saveBio.body, input, locale),
      ...(needsPassword(input.phone) && input.password === ''
        ? { password: message('phone.password', locale) }
        : {}),
    }),
    guard: true,
  });
  const saved = (data: Bio) => {
    settle(fieldsOf(data));
    setKnown(data.phone);
  };
  const { submit, busy } = useSaveBio({ saved, refused: refuse });
  return (
    <form
      {...form(({ password, ...input }) =>
        submit({
          ...input,
          phone: normalizePhone(input.phone),
          ...(needsPassword(input.phone) ? { password } : {}),
        }),
      )}
    >
      <Stack gap={24}>
        <FieldColumns>
          <TextField
            {...field('fullname')}
            label={t('bio.fullname')}
            hint={t('bio.fullnameHint')}
            limit={100}
            autoComplete="name"
            required
          />
          <DigitsField
            {...field('phone')}
            onValue={(phone) => set('phone', phone)}
            format={digitFormats.phone}
            label={t('bio.phone')}
            hint={t('bio.phoneHint')}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            required
          />
          {needsPassword(values.phone) && (
            <PasswordField
              {...field('password')}
              label={t('bio.password')}
              hint={t('bio.passwordHint')}
              showLabel={t('password.show')}
              hideLabel={t('password.hide')}
              autoComplete="current-password"
              required
            />
          )}
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
        </FieldColumns>
        <TextField
          label={t('bio.email')}
          hint={
            <>
              {t('bio.emailHint')}{' '}
              <TextLink as={LocalLink} to={linkTo('buyer.security')}>
                {t('bio.emailPlace')}
              </TextLink>
            </>
          }
          type="email"
          value={bio.email}
          readOnly
        />
        <Divider />
        <FormActions>
          <Button type="submit" busy={busy} looksDisabled={!changed}>
            {t('bio.save')}
          </Button>
        </FormActions>
      </Stack>
    </form>
  );
};
