/** What a command of WebDriver is sent with: WebKit's driver takes them over HTTP, Firefox itself over a socket. */
export interface Wire {
  /** @throws WebDriverError when the browser says no */
  send(command: Command, parameters: Record<string, unknown>): Promise<unknown>;
  /** Ends the browser and what was started for it. */
  close(): Promise<void>;
}

/** The commands of https://www.w3.org/TR/webdriver2/ that the tests need. */
export type Command =
  | 'navigate'
  | 'refresh'
  | 'script'
  | 'click'
  | 'actions'
  | 'screenshot'
  | 'window'
  | 'windows'
  | 'newWindow'
  | 'switchTo'
  | 'closeWindow'
  | 'resize';

export class WebDriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** How an element is written in what is sent and received (WebDriver 2, §12.2). */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The keys that have a code point of their own (WebDriver 2, §17.4.2). */
export const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
} as const;
export type Key = keyof typeof KEYS;
