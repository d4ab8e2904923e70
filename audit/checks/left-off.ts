/**
 * Browser features that our checks disable. If the flag is given twice the browser uses the last one, so this
 * list includes Playwright's.
 */
export const LEFT_OFF = [
  // Every new window started two processes for the browser's own address-bar popups, which took twice as long
  // as opening the window, loading a page and closing it.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',

  // Copied from Playwright.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'Translate',
  'AutoDeElevate',
  'OptimizationHints',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];
