import type { Recipe } from "../recipe";
import { refusedAct } from "../refused-commands";

/** Acts on networks and on the screen. */
export const NETWORK_ACTS: Recipe[] = [
  refusedAct({
    name: "no-insecure-transfers",
    title: "Certificates are checked",
    named:
      /\b(?:skip|disabl|ignor|turn(?:ing)? off)\w*\b.{0,20}\b(?:tls|ssl|certificates?|cert) ?(?:checks?|verification|validation|errors?)?\b|\binsecure\b.{0,10}\b(?:curl|tls|ssl|connections?|flags?)?\b|\bcurl -k\b/iu,
    unless: /\bcode\b|verify=False/iu,
    forbid: [
      { program: ["curl"], flags: ["-k|--insecure"] },
      { program: ["wget"], flags: ["--no-check-certificate"] },
      { program: ["git"], args: ["http.sslVerify=false"] },
      { program: ["git"], flags: ["-c=http.sslVerify=false"] },
      { program: ["*"], env: ["NODE_TLS_REJECT_UNAUTHORIZED=0", "GIT_SSL_NO_VERIFY", "PYTHONHTTPSVERIFY=0"] },
      { program: ["pip", "pip3"], flags: ["--trusted-host"] },
      { program: ["npm", "yarn"], args: ["strict-ssl"] },
      { program: ["ssh", "scp"], flags: ["-o=StrictHostKeyChecking=no"] },
    ],
    message: "Certificates are checked.",
    remedy: "use the right certificate",
    stop: [
      "curl -k https://a.test",
      "wget --no-check-certificate https://a.test",
      "NODE_TLS_REJECT_UNAUTHORIZED=0 node a.js",
    ],
    pass: ["curl -fsS https://a.test", "git fetch"],
  }),
  refusedAct({
    name: "no-network-scans",
    title: "No network scans",
    named: /\b(?:port|network) ?scan\w*|\bnmap\b|\bload ?tests? (?:against|on)\b/iu,
    forbid: [
      { program: ["nmap", "masscan", "nc", "netcat", "nikto", "zmap", "ab", "wrk", "hey", "k6", "siege"] },
    ],
    message: "Networks are not scanned or loaded.",
    remedy: "ask the person",
    irreversible: true,
    stop: ["nmap -sV 10.0.0.0/24", "nc -zv host 1-1024"],
    pass: ["ping -c 1 host", "curl -s https://a.test"],
  }),
  refusedAct({
    name: "no-browser-windows",
    title: "No windows are opened",
    named:
      /\bopen(?:ing)?\b.{0,20}\b(?:browser(?: windows?| tabs?)?|windows?|apps?|finder|gui|url in (?:my|the) browser)\b|\bxdg-open\b|\bpop(?:ping)? up\b.{0,14}\b(?:browser|window)/iu,
    unless: /\bmcp\b|\bplaywright\b|\bwindow\.open\b|\bcode\b|target=/iu,
    forbid: [
      {
        program: [
          "open",
          "xdg-open",
          "start",
          "explorer",
          "wslview",
          "sensible-browser",
          "google-chrome",
          "firefox",
          "chromium",
          "code",
          "gnome-open",
        ],
      },
      { program: ["*"], flags: ["--open|--headed|--ui"], exceptFlags: ["--open=false"] },
      { program: ["python", "python3"], args: ["webbrowser"] },
    ],
    message: "No windows are opened on the person's screen.",
    remedy: "give the person the address",
    stop: ["open http://localhost:3000", "xdg-open report.html", "npx vite --open"],
    pass: ["curl -s http://localhost:3000", "npx vite build"],
  }),
];
