// A step of the check list: steps that run beside each other after it find the page and the program built, and build nothing themselves.
import { buildIfStale } from './freshBuild.mjs';

buildIfStale();
