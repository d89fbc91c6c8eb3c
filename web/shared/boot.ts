/**
 * Runs before the first paint, so that nothing jumps: the chosen theme, and whether somebody is
 * signed in with the name to show. Inline and always the same, so that its hash is too.
 */
export const BOOT_SCRIPT = `(()=>{try{
const root=document.documentElement,theme=localStorage.getItem('yova-theme')
if(theme==='light'||theme==='dark')root.dataset.theme=theme
const user=JSON.parse(localStorage.getItem('yova-auth')||'null')?.user
if(user&&user.id){root.dataset.session='in'
root.style.setProperty('--account-name',JSON.stringify(String(user.email||user.phone||'').split('@')[0]))}
}catch{}})()`
