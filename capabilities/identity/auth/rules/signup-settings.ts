type SignupSettings = { enableRegistration: boolean; maintenanceMode: boolean }

/** Also true in maintenance mode. */
export const isSignupDisabled = ({ enableRegistration, maintenanceMode }: SignupSettings) =>
  !enableRegistration || maintenanceMode
