export { AccountScreen } from './screens/account-screen'
export { ForgotPasswordScreen, ResetPasswordScreen, SignUpScreen, VerifyScreen } from './screens/mail-screens'
export { SignInScreen } from './screens/sign-in-screen'
