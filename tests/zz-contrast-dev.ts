import { chromium } from "@playwright/test";
import { faintLines } from "./support/text-on-picture.ts";
const b = await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox","--disable-gpu"]});
const P=(process.argv[2]??"").split(","), W=(process.argv[3]??"").split(",").map(Number);
for (const w of W) for (const u of P) { const p=await b.newPage({viewport:{width:w,height:w<700?664:w<1100?1024:w>1900?1080:800},reducedMotion:"reduce"});
 await p.goto("http://localhost:4620"+u); await p.waitForTimeout(400);
 await p.locator("main section:first-child > picture > img").evaluateAll((x)=>Promise.all(x.map(async (i)=>{(i as HTMLImageElement).loading="eager";await (i as HTMLImageElement).decode().catch(()=>0)})));
 try { const f=await faintLines(p,p.locator("header, main section:first-child")); if(f.length) console.log(w,u,[...new Set(f)].map((x)=>x.slice(0,70)).join(" | ")); } catch(e){console.log(w,u,String(e).slice(0,200))}
 await p.close(); }
await b.close(); console.log("done");
