/** The pages of signing in and setting up by name; links of any slice use these names (`auth.login`). */
export const routes = {
  login: '/login',
  register: '/register',
  forgetPassword: '/forget-password',
  verification: '/verification-otp',
  resetPassword: '/reset-password',
  terms: '/terms-condition',
  setup: '/auth/setup',
  buyerSetup: '/auth/setup/buyer',
  socialReturn: '/auth/social',
  invitation: '/invitation/:token',
  notMe: '/not-me/:token',
  becomeSeller: '/become-seller',
} as const;
