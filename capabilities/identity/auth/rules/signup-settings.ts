type SignupSettings = { enableRegistration: boolean; maintenanceMode: boolean }

/** Whether nobody new gets an account: sign-ups are off, or the whole marketplace is under maintenance. */
export const isSignupDisabled = ({ enableRegistration, maintenanceMode }: SignupSettings) =>
  !enableRegistration || maintenanceMode
