/**
 * Browser features that our checks disable. Of two such lists the browser uses the last, so ours includes
 * Playwright's.
 */
export const LEFT_OFF = [
  // Every new window made two processes for pages of the browser's own, the lists below its address line, which
  // took twice as long as opening the window, loading a page and closing it.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',

  // As Playwright has it.
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
