/** Window event: the layout depends on some of the settings. */
export const SETTINGS_SAVED = 'yova:settings-saved'
