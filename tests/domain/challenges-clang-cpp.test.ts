import { proveOnClang } from '../support/clang-proof';

proveOnClang('cpp');
