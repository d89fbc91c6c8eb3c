/** Sent to the window when settings were saved here: the frame around the page shows some of them. */
export const SETTINGS_SAVED = 'yova:settings-saved'
