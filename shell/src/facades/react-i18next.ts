export { useTranslation } from 'react-i18next';
export { Trans } from './trans.tsx';
